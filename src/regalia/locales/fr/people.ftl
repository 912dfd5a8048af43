# People: errors in names, passwords, accounts and ratings, and rate limits.

error-name-form = Le pseudo doit être un texte.
error-name-short = { $least ->
    [one] Pseudo trop court : { $least } caractère au minimum.
   *[other] Pseudo trop court : { $least } caractères au minimum.
}
error-name-long = { $most ->
    [one] Pseudo trop long : { $most } caractère au maximum.
   *[other] Pseudo trop long : { $most } caractères au maximum.
}
error-name-character = Caractère interdit dans un pseudo : « { $character } ». Utilisez des lettres, des chiffres, « _ » et « - ».
error-name-hidden = Un pseudo ne contient ni espace ni caractère invisible ({ $character }).
error-name-marks = { $most ->
    [one] Trop d’accents sur une même lettre : { $most } au maximum.
   *[other] Trop d’accents sur une même lettre : { $most } au maximum.
}
error-name-start = Un pseudo commence par une lettre ou un chiffre.
error-name-scripts = N’utilisez qu’un seul alphabet dans votre pseudo : les lettres d’alphabets différents se confondent.
error-name-reserved = Le pseudo « { $name } » est réservé. Choisissez-en un autre.
error-name-taken = Le pseudo « { $name } » est déjà pris. Choisissez-en un autre.
error-name-alike = Le pseudo « { $name } » ressemble trop à un pseudo existant. Choisissez-en un autre.

error-password-form = Le mot de passe doit être un texte.
error-password-short = { $least ->
    [one] Mot de passe trop court : { $least } caractère au minimum.
   *[other] Mot de passe trop court : { $least } caractères au minimum.
}
error-password-long = { $most ->
    [one] Mot de passe trop long : { $most } caractère au maximum.
   *[other] Mot de passe trop long : { $most } caractères au maximum.
}
error-password-name = N’utilisez pas votre pseudo comme mot de passe.
error-wrong-password = Pseudo ou mot de passe incorrect.
error-not-your-password = Mot de passe incorrect.
error-wrong-code = Code de secours incorrect ou déjà utilisé.
error-account-named = Ce compte a déjà un pseudo.
error-account-guest = Un invité n’a pas de mot de passe. Créez d’abord un compte.

error-no-such-account = Joueur introuvable : « { $name } ».
error-no-such-leaderboard = Aucun classement pour le camp « { $seat } » dans « { $game } ».
error-whole-number = « { $field } » doit être un nombre entier de { $least } à { $most }.
error-too-often = Trop de requêtes. Réessayez dans { $wait ->
    [one] { $wait } seconde
   *[other] { $wait } secondes
}.
error-not-signed-in = Connectez-vous d’abord.
error-no-such-session = Cet appareil est déjà déconnecté.
error-name-guest = Le pseudo « { $name } » ressemble à celui d’un invité. Choisissez-en un autre.

# Registration and blocked players.
error-registration-closed = Ce serveur n’accepte pas de nouveaux comptes. Vous pouvez jouer en tant qu’invité.
error-no-such-registration-code = Ce code d’inscription n’est pas valable ou a déjà été utilisé.
error-block-oneself = Vous ne pouvez pas vous bloquer vous-même.
error-too-many-blocks = Vous avez bloqué { NUMBER($most) } joueurs. Débloquez-en d’abord un.
error-no-such-block = Ce joueur n’est plus bloqué.
error-player-reference = Désignez un joueur soit par son pseudo, soit par la partie et le camp.
error-report-oneself = Vous ne pouvez pas vous signaler vous-même.
error-reported-already = Vous avez déjà signalé ce joueur. Un modérateur l’examinera.
