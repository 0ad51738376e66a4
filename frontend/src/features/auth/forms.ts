/** The rules of the account forms, checked before anything is sent; the server checks them again. */
import { atLeast, atMost, like, required, trimmed, verbatim } from '@/components/form/rules'
import { fieldText } from './components/text'

/** The fewest characters of a password. */
export const fewestCharacters = 10

const email = trimmed(like(/^\S+@\S+\.\S+$/, fieldText.emailFault))
const username = trimmed(required(fieldText.usernameMissing), atMost(50, fieldText.usernameLong))
const newPassword = verbatim(atLeast(fewestCharacters, fieldText.passwordShort), atMost(128, fieldText.passwordLong))

export const signInRules = { email, password: verbatim(required(fieldText.passwordMissing)) }

export const registerRules = { username, email, password: newPassword }

export const emailRules = { email }

export const newPasswordRules = { password: newPassword }

export const changePasswordRules = {
  currentPassword: verbatim(required(fieldText.currentPasswordMissing)),
  newPassword,
}

export const deleteAccountRules = { password: verbatim(required(fieldText.currentPasswordMissing)) }

export const profileRules = { username }
