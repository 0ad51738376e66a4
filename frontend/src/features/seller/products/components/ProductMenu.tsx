import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { LucideIcon } from 'lucide-react'
import ArchiveIcon from 'lucide-react/icons/archive'
import CopyIcon from 'lucide-react/icons/copy'
import EllipsisIcon from 'lucide-react/icons/ellipsis'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import EyeIcon from 'lucide-react/icons/eye'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import TrashIcon from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { toast } from '@/components/toast/queue'
import { useCloseOnBack } from '@/components/useCloseOnBack'
import { paths } from '@/lib/paths'
import {
  useDeleteProductMutation,
  useDuplicateProductMutation,
  useUpdateProductMutation,
  type ProductStatus,
  type SellerProduct,
} from '../../api'
import { savingText as words } from '../text'

interface ProductMenuProps {
  product: SellerProduct
  /** Takes the product as it is after a change of its status. */
  onChanged: (product: SellerProduct) => void
  /** Goes elsewhere, with a question if something is unsaved. */
  leave: (then: () => void) => void
}

/** `sold`: it was to be deleted, and the server says that it cannot be. */
type Question = 'archive' | 'delete' | 'sold'

/** What can be done with a product besides changing it. */
export function ProductMenu({ product, onChanged, leave }: ProductMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useCloseOnBack(anchor !== null, () => setAnchor(null))
  const [question, setQuestion] = useState<Question | null>(null)
  const act = useProductActs(product, onChanged)
  const navigate = useNavigate()
  const { status, slug, soldCount } = product
  const entries: { label: string; icon: LucideIcon; onPress: () => void; isFit: boolean }[] = [
    {
      label: words.viewInShop,
      icon: ExternalLinkIcon,
      onPress: () => leave(() => void navigate(paths.product(slug))),
      isFit: status === 'active',
    },
    { label: words.hide, icon: EyeOffIcon, onPress: () => void act.hide(), isFit: status === 'active' },
    { label: words.show, icon: EyeIcon, onPress: () => void act.show(), isFit: status === 'hidden' },
    { label: words.duplicate, icon: CopyIcon, onPress: () => leave(() => void act.duplicate()), isFit: true },
    {
      label: words.archive,
      icon: ArchiveIcon,
      onPress: () => setQuestion('archive'),
      isFit: status === 'active' || status === 'hidden',
    },
    { label: words.delete, icon: TrashIcon, onPress: () => setQuestion('delete'), isFit: soldCount === 0 },
  ]
  const questions = {
    archive: { title: words.archiveTitle, text: words.archiveText, confirmLabel: words.archive, onConfirm: act.archive },
    delete: {
      title: words.deleteTitle,
      text: words.deleteText,
      confirmLabel: words.delete,
      onConfirm: async () => {
        const isSold = await act.remove()
        setQuestion(isSold ? 'sold' : null)
      },
    },
    sold: { title: words.soldTitle, text: words.soldText, confirmLabel: words.archiveInstead, onConfirm: act.archive },
  }
  // What was asked stays readable while the question closes.
  const [asking, setAsking] = useState<Question>('delete')
  if (question && question !== asking) setAsking(question)
  const { onConfirm, ...asked } = questions[asking]
  return (
    <>
      <IconButton
        aria-label={words.actions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries
          .filter(({ isFit }) => isFit)
          .map(({ label, icon: Icon, onPress }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(null)
                onPress()
              }}
            >
              <ListItemIcon>
                <Icon size={20} />
              </ListItemIcon>
              {label}
            </MenuItem>
          ))}
      </Menu>
      <ConfirmDialog
        open={question !== null}
        {...asked}
        cancelLabel={words.keep}
        onConfirm={() => {
          // That of a deletion stays until the server has answered: it may say that there are orders.
          if (asking !== 'delete') setQuestion(null)
          void onConfirm()
        }}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}

/** The actions themselves; what cannot be done says why. */
function useProductActs({ id, status }: SellerProduct, onChanged: (product: SellerProduct) => void) {
  const navigate = useNavigate()
  const [update] = useUpdateProductMutation()
  const [copy] = useDuplicateProductMutation()
  const [remove, { isLoading: isRemoving }] = useDeleteProductMutation()

  const fail = (error: unknown) => void toast.error(problemOf(error).message)
  const become = async (next: ProductStatus): Promise<boolean> => {
    const { data, error } = await update({ id, productChange: { status: next } })
    if (data) onChanged(data)
    else fail(error)
    return data !== undefined
  }
  const hide = async () => {
    if (await become('hidden'))
      toast.success(words.hidden, { action: { label: words.undo, onClick: () => void become('active') } })
  }
  return {
    hide,
    show: async () => {
      if (await become('active')) toast.success(words.shown)
    },
    // What is on sale is hidden on its way to the archive.
    archive: async () => {
      if (status === 'active' && !(await become('hidden'))) return
      if (await become('archived')) toast.success(words.archived)
    },
    duplicate: async () => {
      const { data, error } = await copy({ id })
      if (!data) return fail(error)
      toast.success(words.duplicated)
      void navigate(paths.sellerProductEdit(data.id))
    },
    /** Answers whether it was sold, so that it can only be archived. */
    remove: async (): Promise<boolean> => {
      if (isRemoving) return false
      const { error } = await remove({ id })
      if (error) {
        if (problemOf(error).code === 'product_sold') return true
        fail(error)
        return false
      }
      toast.success(words.deleted)
      void navigate(paths.sellerProducts(), { replace: true })
      return false
    },
  }
}
