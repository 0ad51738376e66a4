import { formatNumber, texts } from '@/lib/language'

/** The words of choosing photos to send. */
export const photosText = texts('photosText', {
  photos: 'Photos',
  limits: (most: number) => `Up to ${formatNumber(most)}, as PNG, JPEG or WebP, at most 10 MB each`,
  addPhotos: 'Add photos',
  photo: (at: number) => `Photo ${at}`,
  removePhoto: (at: number) => `Remove photo ${at}`,
  tooMany: (most: number) => `You can add up to ${formatNumber(most)} photos. The others were left out`,
  tooBig: (name: string) => `${name} is larger than 10 MB`,
  wrongKind: (name: string) => `${name} isn't a PNG, JPEG or WebP picture`,
  sending: (at: number) => `Sending photo ${at}`,
})
