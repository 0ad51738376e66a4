/** The rules of the form that finds an order. */
import * as z from 'zod/mini'
import { ordersText } from './text'

// Without this zod tries to compile its checks at run time, which the content policy forbids.
z.config({ jitless: true })

export const trackForm = z.object({
  number: z.string().check(z.trim(), z.minLength(1, ordersText.track.numberMissing)),
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/, ordersText.track.emailWrong)),
})
