import { useDispatch } from 'react-redux'
import { SinglePictureField } from '@/features/seller/picture/SinglePictureField'
import { homePictureChanged, sendHomePicture, useRemoveHomePictureMutation, type HomeEdition } from '../api'
import { homeFormText as words } from './text'

/** The picture of a home page's hero. */
export function HomePicture({ edition: { id, name, picture } }: { edition: HomeEdition }) {
  const dispatch = useDispatch()
  const [remove] = useRemoveHomePictureMutation()
  return (
    <SinglePictureField
      name={name}
      src={picture?.url ?? null}
      tile="mint"
      size={200}
      hint={words.pictureHint}
      send={async (file, onProgress) => {
        const answer = await sendHomePicture(id, file, onProgress)
        if (!answer.error) dispatch(homePictureChanged)
        return answer
      }}
      remove={() => remove({ id })}
    />
  )
}
