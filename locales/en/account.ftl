### The player's account: signing up, signing in, and what belongs to the account.

account-title = Account
account-retry = Try again
account-cancel = Cancel

## Guests: signing up and signing in

account-guest = You’re playing as a guest. With an account, you have your name and your matches on all your devices. You don’t need an e-mail address.
account-sign-up = Sign up
account-name = Name
# Buttons.
account-sign-up-passkey = Sign up with a passkey
account-sign-up-password = Sign up with a password
account-passkey-help = Your device or password manager keeps the passkey and asks for your fingerprint, your face or a PIN to use it.
account-no-passkeys = Your browser doesn’t support passkeys. Use a password instead.
# Passkeys do not work over plain http.
account-no-passkeys-here = Passkeys need an address that starts with https, or localhost. Use a password here.
# Opens the form for signing up with a password.
account-use-password = Use a password instead
account-new-password = New password
account-password-help = At least 8 characters. There is no password reset, because we don’t ask for your e-mail.
# Heading and button.
account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
# Opens the form for signing in with a password.
account-use-name = Use name and password
account-account-name = Account name
account-password = Password
account-guest-matches = Matches you played as a guest in this browser are hidden while you’re signed in. They come back when you sign out.
account-welcome-passkey = Welcome, { $name }! You can sign in on other devices that have this passkey.
account-welcome-password = Welcome, { $name }! Use this name and password to sign in on your other devices.
account-welcome-back = Welcome back!

## Signed in

# $created is a date. A bot's account belongs to a program.
account-signed-in =
    { $bot ->
        [true] You’re signed in as <b>{ $name }</b>, a bot. The account was created on { $created }.
       *[false] You’re signed in as <b>{ $name }</b>. You signed up on { $created }.
    }
# Buttons.
account-sign-out = Sign out
account-sign-out-others = Sign out other devices
account-sign-out-everywhere = Sign out everywhere
account-signed-out = You’re signed out. You’re playing as a guest again.
account-others-signed-out = Your other devices are signed out.
account-all-signed-out = All your devices are signed out. You’re playing as a guest again.

## Devices

account-devices = Signed-in devices
# A device, such as "Firefox on Android".
account-device = { $browser } on { $system }
account-device-unknown = Unknown device
# An entry of the list: the device that the player is using.
account-device-current = { $device } (this device)
# Dates.
account-device-times = Signed in on { $since }, last used on { $used }
# The full name, for screen readers, of the button "Sign out" beside a device. It contains the words of account-sign-out.
account-sign-out-device = Sign out { $device }
account-device-signed-out = { $device } is signed out.
account-devices-note = Devices you don’t use for 180 days are signed out.

## Passkeys and password

account-ways = Ways to sign in
# $site is a host name, such as "cards.example.org".
account-passkey = Passkey for { $site }
# Dates, and the device with which the passkey was created.
account-passkey-times = Created on { $created } ({ $device }), last used on { $used }
account-way-password = Name and password
# Button.
account-remove = Remove
# The full names, for screen readers, of the button "Remove". They contain the words of account-remove.
account-remove-passkey = Remove the passkey for { $site }
account-remove-password = Remove the password
account-change-password = Change password
account-add-password = Add a password

## The name

account-change-name = Change name
account-new-name = New name
account-change-name-note = From then on, you sign in with your new name. Tables you’ve already joined keep the old one. Your old name stays reserved for you for 90 days. You can change your name 3 times in 90 days.

## Deleting the account

account-delete = Delete account
# "Deleted player" is the name that others see instead.
account-delete-about = This deletes your account, its passkeys, its devices and your list of matches. You leave every unfinished match. Matches that nobody else played in are deleted. In the others, you become “Deleted player” and your messages are removed. This can’t be undone.
# Check box.
account-delete-sure = I want to delete my account.

## Confirming an action

# Heading.
account-confirm =
    { $action ->
        [add-passkey] Confirm it’s you to add a passkey
        [rename] Confirm it’s you to change your name
        [set-password] Confirm it’s you to set the password
        [remove-passkey] Confirm it’s you to remove the passkey
        [remove-password] Confirm it’s you to remove the password
       *[delete] Confirm it’s you to delete your account
    }
account-your-password = Your password
# The button beside the password.
account-do =
    { $action ->
        [add-passkey] Add a passkey
        [rename] Change name
        [set-password] Set password
        [remove-passkey] Remove passkey
        [remove-password] Remove password
       *[delete] Delete account for good
    }
# Button: does the same with a passkey instead of the password.
account-do-passkey = Confirm with your passkey
account-passkeys-elsewhere = Your passkeys don’t work at this address. Open the page at the address where you created them.
account-passkey-added = Passkey added.
account-renamed = Your name is now { $name }. Your old name stays reserved for you for 90 days.
account-password-set = Password set. Your other devices are signed out.
account-passkey-removed = Passkey removed. Remove it from your device or password manager too.
account-password-removed = Password removed. Your other devices are signed out.
account-deleted = Account deleted.

## Errors of the browser with passkeys

account-passkey-exists = This device already has a passkey for this account.
account-passkey-cancelled = The passkey request was cancelled or took too long. Try again.
# $message is the browser's own, often in English.
account-passkey-failed = Your browser couldn’t use a passkey: { $message }
