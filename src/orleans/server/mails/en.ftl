# What mails say.
link-subject = Sign in to Orléans
link-text = With this link you sign in as { $email }: { $link }
link-hint = It works once, for { $minutes } minutes. If you did not ask for it, do nothing.
turn-subject = { $n ->
    [one] It is your turn at a table
   *[other] It is your turn at { $n } tables
  }
turn-stop = You asked to be told of your turns. To change that: { $link }
