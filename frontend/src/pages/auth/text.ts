import { texts } from '@/lib/language'

/** The words of logging in. */
export const loginText = texts('loginText', {
  title: 'Log in',
  submit: 'Log in',
  cart: (count: number) => (count === 1 ? 'Your item stays in the cart' : `Your ${count} items stay in the cart`),
  checkEmail: 'Check your email',
  openLink: (email: string) => `Open the link we sent to ${email}, then log in here.`,
  forgot: 'Forgot password?',
  register: 'Create an account',
  codeTitle: 'Enter your code',
  codeText: 'Open your authenticator app and enter the six digits it shows.',
  recoveryText: 'Enter one of the recovery codes you saved. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter the code',
  withRecovery: 'Use a recovery code',
  withApp: 'Use the app',
  startAgain: 'Start again',
})

/** The words of making an account. */
export const registerText = texts('registerText', {
  title: 'Create an account',
  submit: 'Create account',
  known: 'Already have an account?',
  login: 'Log in',
})

/** The words of the page after registering. */
export const verifyEmailText = texts('verifyEmailText', {
  title: 'Check your email',
  sentTo: (email: string) => `We sent a link to ${email}.`,
  sent: 'We sent you a link.',
  next: 'Open it within 24 hours to activate your account, then log in.',
  missing: 'Nothing there after a few minutes? Look in the spam folder, then send the mail again.',
  opened: 'Opened the link already?',
  login: 'Log in',
})

/** The words of the page behind the link of the activation mail. */
export const verifyAccountText = texts('verifyAccountText', {
  waitingTitle: 'Activating your account',
  waiting: 'This takes a moment.',
  doneTitle: 'Your account is active',
  doneCart: 'Log in to go on with your cart.',
  doneCheckout: 'Log in to go on to the checkout.',
  doneBack: 'Log in to go on where you were.',
  doneShop: 'Log in to start shopping.',
  login: 'Log in',
  failedTitle: 'The link did not work',
  incomplete: 'This link is not complete. Open it from the mail again.',
  askAgain: 'A link works once and for 24 hours. Ask for a new one:',
  send: 'Send a new link',
  already: 'Activated already?',
  notNowTitle: 'Your account is not active yet',
  notNow: 'The link from your mail stays good. Try it again.',
  retry: 'Try again',
})

/** The words of asking for a new password. */
export const forgotText = texts('forgotText', {
  title: 'Forgot password',
  intro: 'Enter the email address of your account. You get a link to set a new password.',
  submit: 'Send link',
  doneTitle: 'Check your email',
  done: (email: string) => `If ${email} has an account, a mail with a link is on its way. The link works for one hour.`,
  other: 'Use another address',
  back: 'Back to log in',
})

/** The words of setting a new password. */
export const resetText = texts('resetText', {
  title: 'Set a new password',
  submit: 'Set password',
  doneTitle: 'Your new password is set',
  done: 'You are logged out on all devices. Log in with the new password.',
  login: 'Log in',
  incomplete: 'This link is not complete. Open it from the mail again.',
  askAgain: 'Ask for a new link',
})
