import { useState } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { TitleTape } from '#client/listing/title-tape.tsx'
import { CardSection } from '#client/ui/card.tsx'
import { Segmented } from '#client/ui/choice.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { LISTING, TAG } from '#contract/listings.ts'
import { type Example, ExampleNotes, ExampleTexts } from './first-visit.tsx'

/** An example by what it is, in a word. */
type Craft = Example & { craft: string }

type ExamplesProps = { examples: readonly [Craft, ...Craft[]] }

/** Finished listings, one at a time, with all their parts and the notes that they were made from. */
export function ExampleParts({ examples }: ExamplesProps) {
  const [craft, setCraft] = useState(examples[0].craft)
  const example = examples.find((one) => one.craft === craft) ?? examples[0]
  return (
    <>
      <ExampleNotes
        example={{ ...example, more: example.keywords.length - example.focusKeywords.length }}
      />
      <Parts example={example} />
      {/* Below, so that what was read before stays where it is; the shelf above begins with one of the same three. */}
      <div className="px-4 pb-5 max-lg:hidden md:px-6">
        <Segmented
          label="Example"
          isLabelHidden
          name="example"
          value={craft}
          onChange={setCraft}
          options={examples.map(({ craft: value, nickname }) => ({
            value,
            label: (
              <span className="flex items-center gap-2">
                <QuiltSwatch seed={nickname.toLowerCase()} size={24} className="rounded-xs" />
                {value}
              </span>
            ),
          }))}
        />
      </div>
    </>
  )
}

/** The parts that every listing has, in the dress of a finished one. */
function Parts({ example }: { example: Example }) {
  const { title, tags, altText } = example
  return (
    <>
      <ExampleTexts
        example={example}
        counters={[`${title.length} / ${LISTING.titleMax}`, 'every fact told once, nothing added']}
      >
        <TitleTape length={title.length} />
      </ExampleTexts>
      <CardSection title="Tags" counter={`${tags.length} / ${TAG.max}`}>
        <SwingTags
          tags={tags}
          slots={tags.length}
          lengthMax={TAG.lengthMax}
          note={
            <p>Up to {TAG.lengthMax} characters each. The line shows how much of them it uses.</p>
          }
        />
      </CardSection>
      <CardSection title="Image Alt Text">
        <p className="max-w-[66ch]">{altText}</p>
      </CardSection>
    </>
  )
}
