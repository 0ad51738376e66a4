/** The rules of the account forms, checked before anything is sent; the server checks them again. */
import * as z from 'zod/mini'

// Without this zod tries to compile its checks at run time, which the content policy forbids.
z.config({ jitless: true })

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const email = z
  .string()
  .check(z.trim(), z.regex(/^\S+@\S+\.\S+$/, 'Enter an email address like ada@example.com'))

const newPassword = z
  .string()
  .check(z.minLength(10, 'Use 10 characters or more'), z.maxLength(128, 'Use 128 characters or fewer'))

export const passwordHint = '10 characters or more'

export const signInForm = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

export const registerForm = z.object({
  username: required('Enter a name').check(z.maxLength(60, 'Use 60 characters or fewer')),
  email,
  password: newPassword,
})

export const emailForm = z.object({ email })

export const newPasswordForm = z.object({ password: newPassword })

export const changePasswordForm = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Enter your current password')),
  newPassword,
})

export const profileForm = z.object({
  username: required('Enter a name').check(z.maxLength(60, 'Use 60 characters or fewer')),
})
