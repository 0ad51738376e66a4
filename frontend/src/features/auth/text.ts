import { texts } from '@/lib/language'

/** The sentences of signing in, registering and the profile. */
export const authText = texts('authText', {
  notActivated: 'Your account is not activated',
  notActivatedTitle: 'Account not activated',
  notActivatedHint: 'Please check your email to activate your account',
  loginDone: 'Login successful: You have logged into the system',
  loginFailed: 'Login failed',
  registerFailed: 'Registration failed',
  logoutDone: 'Logout successful: You have logged out of the system',
  logoutFailed: 'Logout failed: Error during logout',
  updateDone: 'Update successful: Your information has been updated',
  updateFailed: 'Update failed',
  updateFailedDefault: 'Failed to update information',
  accountDeleted: 'Your account was deleted',
  accountDeletedDetail: 'You\'ll get an email to confirm it. Thanks for being here.',
  loadFailed: 'Failed to load user information',
})
