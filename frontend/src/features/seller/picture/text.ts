import { texts } from '@/lib/language'

/** The one picture of a collection or a category. */
export const onePictureText = texts('onePictureText', {
  of: (name: string) => `Picture of ${name}`,
  choose: 'Choose a picture',
  sending: 'Uploading picture',
  remove: 'Remove picture',
  again: 'Try again',
  saved: 'Picture saved',
  removed: 'Picture removed',
  tooBig: 'Pictures can be up to 10 MB',
})
