export const mailEn = {
  incomplete: 'The link is incomplete. Open it from the email again, or copy all of it.',
  confirmTitle: 'Confirm email address',
  confirmText: 'Confirm that this address is yours. Your notifications will then be sent to it.',
  confirm: 'Confirm address',
  confirmed: 'Your address is confirmed. Notifications will be sent to it from now on.',
  recoverTitle: 'New password',
  askText:
    'Enter your name or your email address. If your account has a confirmed email address, you’ll get a link.',
  account: 'Name or email address',
  ask: 'Send link',
  asked:
    'If there is such an account with a confirmed email address, a link is on its way. It works for 30 minutes. Check your spam folder, too.',
  askAgain: 'Ask for a new link',
  newPassword: 'New password',
  set: 'Set password',
  recovered: 'Your new password is set. You’ve been signed out everywhere.',
  signIn: 'Sign in',
  noEmail:
    'This server doesn’t send email. Ask the people who run it: they can set a new password for you with {command}.',
  endTitle: 'End emails',
  endText: 'You’ll no longer get notifications by email. You can switch them on again at any time.',
  end: 'End emails',
  ended: 'Done. You won’t get any more notifications by email.',
} as const;
