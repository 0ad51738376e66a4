import { texts } from '@/lib/language'

/** The words of logging in. */
export const loginText = texts('loginText', {
  title: 'Log in',
  submit: 'Log in',
  reasons: {
    save: 'Log in to save this',
    follow: 'Log in to follow this shop',
    helpful: 'Log in to say this review helped',
    report: 'Log in to report this review',
    review: 'Log in to write a review',
    checkout: 'Log in to check out',
  },
  cart: (count: number) => (count === 1 ? 'Your item stays in the cart' : `Your ${count} items stay in the cart`),
  checkEmail: 'Check your email',
  openLink: (email: string) => `Open the link we sent to ${email}, then log in here.`,
  forgot: 'Forgot password?',
  isNew: 'New here?',
  register: 'Create an account',
  codeTitle: 'Enter your code',
  codeText: 'Open your authenticator app and enter the six digits it shows.',
  recoveryText: 'Enter one of the recovery codes you saved. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter the code',
  withRecovery: 'Use a recovery code',
  withApp: 'Use the app',
  startAgain: 'Start over',
})

/** The words of making an account. */
export const registerText = texts('registerText', {
  title: 'Create an account',
  submit: 'Create account',
  reasons: {
    save: 'You need an account to save this',
    follow: 'You need an account to follow this shop',
    helpful: 'You need an account to say this review helped',
    report: 'You need an account to report this review',
    review: 'You need an account to write a review',
    checkout: 'You need an account to check out',
  },
  /** Around the names of the two pages. */
  agreed: ['By creating an account, you agree to the ', ' and the ', '.'],
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  known: 'Already have an account?',
  login: 'Log in',
})

/** The words of the page after registering. */
export const verifyEmailText = texts('verifyEmailText', {
  title: 'Check your email',
  sentTo: (email: string) => `We sent a link to ${email}.`,
  sent: 'We sent you a link.',
  next: 'Open it within 24 hours to activate your account, then log in.',
  missing: 'Nothing after a few minutes? Check your spam folder, then resend the email.',
  wrong: 'Wrong email address?',
  again: 'Create an account with the right one',
  opened: 'Already opened the link?',
  login: 'Log in',
})

/** The words of the page behind the link of the activation email. */
export const verifyAccountText = texts('verifyAccountText', {
  waitingTitle: 'Activating your account',
  waiting: 'This takes a moment.',
  doneTitle: 'Your account is active',
  doneCart: 'Log in to get back to your cart.',
  doneCheckout: 'Log in to continue to checkout.',
  doneBack: 'Log in to pick up where you left off.',
  doneShop: 'Log in to start shopping.',
  login: 'Log in',
  failedTitle: 'The link didn\'t work',
  incomplete: 'This link is incomplete. Open it again from the email.',
  askAgain: 'Links work once and expire after 24 hours. Where should we send the new one?',
  send: 'Send a new link',
  already: 'Already activated?',
  notNowTitle: 'Your account isn\'t active yet',
  notNow: 'The link in your email still works. Try it again.',
  retry: 'Try again',
})

/** The words of asking for a new password. */
export const forgotText = texts('forgotText', {
  title: 'Forgot password',
  intro: 'Enter your email address to get a link for a new password.',
  submit: 'Send link',
  doneTitle: 'Check your email',
  done: (email: string) => `If ${email} has an account, an email with a link is on its way. The link works for one hour.`,
  other: 'Use another email',
  back: 'Back to log in',
})

/** The words of setting a new password. */
export const resetText = texts('resetText', {
  title: 'Set a new password',
  submit: 'Set password',
  doneTitle: 'Your new password is set',
  done: 'You are logged out on all devices. Log in with the new password.',
  login: 'Log in',
  incomplete: 'This link is incomplete. Open it again from the email.',
  askAgain: 'Get a new link',
})
