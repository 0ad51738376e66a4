import { useEffect, useId, useState, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ImageIcon from 'lucide-react/icons/image'
import { useDispatch } from 'react-redux'
import { problemOf } from '@/api/problem'
import { FieldError } from '@/components/form/Field'
import { FileButton } from '@/components/form/FileButton'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { pictureFault } from '@/features/orders/components/photos/problem'
import { radius } from '@/lib/design'
import {
  sendShopPicture,
  shopChanged,
  useRemoveShopBannerMutation,
  useRemoveShopLogoMutation,
  type OwnShop,
} from '../../api'
import { shopPicturesText as words } from '../../text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const CropDialog = onDemand(async () => (await import('./CropDialog')).CropDialog)

const Banner = styled('img')({ inlineSize: '100%', aspectRatio: '3 / 1', objectFit: 'cover', borderRadius: radius.field })
const Logo = styled('img')({ inlineSize: 88, blockSize: 88, objectFit: 'cover', borderRadius: radius.card })

/** The shop's logo, a square: shown, replaced, removed. */
export function ShopLogo({ shop }: { shop: OwnShop }) {
  const [remove, { isLoading }] = useRemoveShopLogoMutation()
  return (
    <ShopPicture
      place="logo"
      aspect={1}
      widest={800}
      shown={shop.logo && <Logo src={shop.logo} alt={words.logo} width={88} height={88} />}
      isRemoving={isLoading}
      onRemove={async () => (await remove()).error}
    />
  )
}

/** The banner on top of the shop's page, three times as wide as high: shown, replaced, removed. */
export function ShopBanner({ shop }: { shop: OwnShop }) {
  const [remove, { isLoading }] = useRemoveShopBannerMutation()
  return (
    <ShopPicture
      place="banner"
      aspect={3}
      widest={2400}
      shown={shop.banner && <Banner src={shop.banner} alt={words.banner} width={720} height={240} />}
      isRemoving={isLoading}
      onRemove={async () => (await remove()).error}
    />
  )
}

interface ShopPictureProps {
  place: 'logo' | 'banner'
  /** How wide for its height. */
  aspect: number
  /** Pixels that are sent at most across. */
  widest: number
  /** The picture of now. */
  shown: React.ReactNode
  isRemoving: boolean
  onRemove: () => Promise<unknown>
}

function ShopPicture({ place, aspect, widest, shown, isRemoving, onRemove }: ShopPictureProps) {
  const hintId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again after it was refused.
    target.value = ''
    if (!file) return
    const wrong = pictureFault(file)
    setFault(wrong)
    if (!wrong) setChosen(URL.createObjectURL(file))
  }
  const dispatch = useDispatch()
  const save = async (picture: File, onProgress: (part: number) => void) => {
    const { error } = await sendShopPicture(place, picture, onProgress)
    if (error) return error
    dispatch(shopChanged)
    setChosen(null)
    toast.success(words.saved[place])
  }
  const remove = async () => {
    setAsking(false)
    const error = await onRemove()
    setFault(error ? problemOf(error, words.failed).message : null)
    if (!error) toast.success(words.removed[place])
  }
  return (
    <Stack spacing={1.5} component="section" aria-label={words[place]}>
      <h3>{words[place]}</h3>
      {shown}
      <Typography variant="body2" color="textSecondary" id={hintId}>
        {`${words[`${place}Hint`]} ${words.limits}`}
      </Typography>
      <Row spacing={1}>
        <FileButton icon={<ImageIcon size={20} />} aria-describedby={hintId} onChange={choose}>
          {words[shown ? 'replace' : 'choose'][place]}
        </FileButton>
        {shown && (
          <Button aria-disabled={isRemoving} onClick={() => setAsking(true)}>
            {words.remove[place]}
          </Button>
        )}
      </Row>
      <div role="alert">{fault && <FieldError>{fault}</FieldError>}</div>
      {chosen && (
        <CropDialog
          place={place}
          url={chosen}
          aspect={aspect}
          widest={widest}
          onSave={save}
          onClose={() => setChosen(null)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.removeQuestion[place]}
        text={words.removeWarning}
        confirmLabel={words.remove[place]}
        cancelLabel={words.keep}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
