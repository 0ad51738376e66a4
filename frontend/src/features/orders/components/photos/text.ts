import { formatNumber, texts } from '@/lib/language'

/** The words of choosing photos to send. */
export const photosText = texts('photosText', {
  photos: 'Photos',
  limits: (most: number) => `Up to ${formatNumber(most)}, each PNG, JPEG or WebP and at most 10 MB`,
  addPhotos: 'Add photos',
  photo: (at: number) => `Photo ${at}`,
  removePhoto: (at: number) => `Remove photo ${at}`,
  tooMany: (most: number) => `Only ${formatNumber(most)} photos fit. The others were left out`,
  tooBig: (name: string) => `${name} is larger than 10 MB`,
  wrongKind: (name: string) => `${name} is not a PNG, JPEG or WebP picture`,
  sending: (at: number) => `Sending photo ${at}`,
})
