#!/bin/sh
# A bot that talks over a pipe, in a few lines of shell: it takes the last move on the list.
#
#     orleans simulate --players 2 --bots "pipe(command=sh examples/pipe_bot.sh),random"

last=pass
while read -r line; do
    case $line in
    '{"type": "hello"'*)
        echo '{"type": "hello", "protocol": 1, "name": "last"}'
        ;;
    '{"type": "moves"'*) # {"type": "moves", "moves": ["draw 0", "draw 4"]}
        last=${line%\"]\}}
        last=${last##*\"}
        ;;
    '{"type": "choose"'*) # {"type": "choose", "id": 7, "ms": 1000}
        id=${line#*\"id\": }
        echo "{\"type\": \"move\", \"id\": ${id%%,*}, \"move\": \"$last\"}"
        ;;
    '{"type": "bye"'*)
        exit
        ;;
    esac
done
