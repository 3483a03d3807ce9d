# Trade & Intrigue: its stories, modules, orders and bribes.
storyTrade = Trade
storyTradeNote = Orders to fulfil, other deeds, other events
storyIntrigue = Intrigue
storyIntrigueNote = Orders, threats and bribes: nobody is safe
noteOrders = Five orders are on display: bring goods to a town for points, after an action.
noteEvents = Other hour glass tiles: half of each letter come into the game, nobody knows which.
noteTrade = Other deeds: goods and gear wheels are on the spaces, and many have an effect of their own.
noteIntrigue = Nine nefarious characters that harm other players. Players who are targeted can offer a bribe.
orders = Orders
bribe = Bribe
trade = Trade
intrigue = Intrigue
fulfilled = Orders fulfilled
locked = Locked for the rest of this round: it lost what activated it.
threatens = { $who } sends { NAME($deed, form: "acc") } after you. Offer coins and goods, or choose Done.
bribeAnswer = { $who } offers a bribe to be spared by { NAME($deed, form: "acc") }: take it, or turn it down.
offers = { $who } offers { $whom }:
threat = The threat
threatCosts = It would cost at most
offerWorth = The offer is worth
nothingYet = nothing yet

# The rules on one page: what a line is about, then what it says.
rules-orders = Orders
rule-orders = Fulfil
    .says = After an action, with your merchant in the town of an order: give up its goods, keep the card for its points at the end. Then you have passed for this round.
rules-events = New events
rule-events = Which come
    .says = Only some of each letter come into the game, and nobody knows which. Some act at once, some for the whole round, some at its end: the card says when.
rules-trade = Trade
rule-trade = Deeds
    .says = Other deeds replace the usual ones; goods or gear wheels are on their spaces, and many have an effect of their own.
rules-intrigue = Intrigue
rule-characters = Characters
    .says = A player who sends a follower to a nefarious character targets another player.
rule-bribes = Bribes
    .says = The target can offer coins and goods first; if the offer is taken, nothing else happens.
