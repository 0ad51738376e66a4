import { useDispatch } from 'react-redux'
import { SinglePictureField } from '@/features/seller/picture/SinglePictureField'
import { categoryChanged, sendCategoryPicture, useRemoveCategoryPictureMutation, type ManagedCategory } from '../api'
import { categoryFormText as words } from './text'

/** The picture of a category of the first level. */
export function CategoryPicture({ category: { id, name, picture, tile } }: { category: ManagedCategory }) {
  const dispatch = useDispatch()
  const [remove] = useRemoveCategoryPictureMutation()
  return (
    <SinglePictureField
      name={name}
      src={picture}
      tile={tile}
      size={200}
      hint={words.pictureHint}
      send={async (file, onProgress) => {
        const answer = await sendCategoryPicture(id, file, onProgress)
        if (!answer.error) dispatch(categoryChanged)
        return answer
      }}
      remove={() => remove({ id })}
    />
  )
}
