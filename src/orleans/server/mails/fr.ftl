# Ce que disent les courriels.
link-subject = Connexion à Orléans
link-text = Ce lien te connecte en tant que { $email } : { $link }
link-hint = Il est valable une fois, pendant { $minutes } minutes. Si tu ne l’as pas demandé, ignore ce message.
turn-subject = { $n ->
    [one] C’est à toi de jouer à une table
   *[other] C’est à toi de jouer à { $n } tables
  }
turn-stop = Tu as demandé à être averti quand c’est ton tour. Pour changer cela : { $link }
