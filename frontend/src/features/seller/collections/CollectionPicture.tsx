import { useDispatch } from 'react-redux'
import { tileOf } from '@/lib/design'
import { collectionChanged, sendCollectionPicture, useRemoveCollectionPictureMutation, type SellerCollection } from '../api'
import { SinglePictureField } from '../picture/SinglePictureField'
import { collectionFormText as words } from './text'

/** The picture of a collection. */
export function CollectionPicture({ collection: { id, name, picture, parent } }: { collection: SellerCollection }) {
  const dispatch = useDispatch()
  const [remove] = useRemoveCollectionPictureMutation()
  return (
    <SinglePictureField
      name={name}
      src={picture}
      tile={tileOf(null, parent.id)}
      size={240}
      hint={words.pictureHint}
      send={async (file, onProgress) => {
        const answer = await sendCollectionPicture(id, file, onProgress)
        if (!answer.error) dispatch(collectionChanged)
        return answer
      }}
      remove={() => remove({ id })}
    />
  )
}
