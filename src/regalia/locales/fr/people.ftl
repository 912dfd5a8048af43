# Les gens : comptes, noms, mots de passe, cotes et limites.

# Un invité, comme Renard 318. Un nom choisi par quelqu’un n’a jamais d’espace.
# Les bêtes qui servent d’injure cèdent la place à une voisine : cigogne pour grue, bouquetin pour chèvre.
guest-name = { $beast } { $number }
beast-badger = Blaireau
beast-bear = Ours
beast-boar = Sanglier
beast-crane = Cigogne
beast-dolphin = Dauphin
beast-dragon = Dragon
beast-eagle = Aigle
beast-falcon = Faucon
beast-fox = Renard
beast-goat = Bouquetin
beast-griffin = Griffon
beast-hare = Lièvre
beast-hedgehog = Hérisson
beast-heron = Héron
beast-horse = Cheval
beast-lion = Lion
beast-lynx = Lynx
beast-otter = Loutre
beast-owl = Hibou
beast-raven = Corbeau
beast-stag = Cerf
beast-swan = Cygne
beast-unicorn = Licorne
beast-wolf = Loup
face-computer = Ordinateur, niveau { $level }
face-archived = { $name } (archives)
face-deleted = Ancien joueur

error-name-form = Un nom est un texte.
error-name-short = { $least ->
    [one] Un nom a au moins { $least } caractère.
   *[other] Un nom a au moins { $least } caractères.
}
error-name-long = { $most ->
    [one] Un nom a au plus { $most } caractère.
   *[other] Un nom a au plus { $most } caractères.
}
error-name-character = Un nom s’écrit avec des lettres, des chiffres, « _ » et « - » ; « { $character } » n’en fait pas partie.
error-name-hidden = Un nom n’a ni espaces ni signes invisibles, comme { $character }.
error-name-marks = { $most ->
    [one] Une lettre d’un nom porte { $most } accent ou signe au plus.
   *[other] Une lettre d’un nom porte { $most } accents ou signes au plus.
}
error-name-start = Un nom commence par une lettre ou un chiffre.
error-name-scripts = Un nom s’écrit dans un seul alphabet : les lettres d’un autre peuvent se ressembler sans être les mêmes.
error-name-reserved = « { $name } » pourrait passer pour quelqu’un de la maison ; choisissez un autre nom, s’il vous plaît.
error-name-taken = Le nom « { $name } » est déjà pris.
error-name-alike = « { $name } » ressemble trop au nom de quelqu’un d’autre.

error-password-form = Un mot de passe est un texte.
error-password-short = { $least ->
    [one] Un mot de passe a au moins { $least } caractère.
   *[other] Un mot de passe a au moins { $least } caractères.
}
error-password-long = { $most ->
    [one] Un mot de passe a au plus { $most } caractère.
   *[other] Un mot de passe a au plus { $most } caractères.
}
error-password-name = Votre nom est la première chose que l’on essaierait : choisissez un autre mot de passe.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-not-your-password = Ce n’est pas votre mot de passe.
error-wrong-code = Ce n’est pas le code de secours de ce nom. Chaque code ne sert qu’une fois.
error-account-named = Ce compte a déjà un nom.
error-account-guest = Un invité n’a pas de mot de passe ; choisissez d’abord un nom et un mot de passe.

error-no-such-account = Personne ici ne s’appelle « { $name } ».
error-no-such-leaderboard = Il n’y a pas de classement pour « { $seat } » dans « { $game } ».
error-whole-number = « { $field } » est un nombre entier de { $least } à { $most }.
error-too-often = C’est trop à la fois : patientez { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
}, s’il vous plaît.
error-not-signed-in = Vous n’êtes pas connecté.
