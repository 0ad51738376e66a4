// Makes the demo's pictures from the drawings of Fluent Emoji, all or those named:
//
//   cd apps/demo/pictures
//   npm install --no-save @iconify-json/fluent-emoji@1.2.7 sharp@0.35.5
//   node make.mjs [PICTURE…]
//
// It takes some twenty minutes for all of them. Who adds a picture to the catalog adds its object to objects.mjs.
import { compose } from './compose.mjs'
import { encode } from './encode.mjs'
import { planOf, wanted } from './plan.mjs'

const names = process.argv.length > 2 ? process.argv.slice(2) : [...wanted()].sort()
for (const name of names) {
  const plan = planOf(name)
  await encode(name, await compose(plan), plan)
  console.log(name)
}
