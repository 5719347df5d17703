import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { TitleTape } from '#client/listing/title-tape.tsx'
import { Button } from '#client/ui/button.tsx'
import { CardFooter, CardSection } from '#client/ui/card.tsx'
import { Segmented } from '#client/ui/choice.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import { LISTING, TAG } from '#contract/listings.ts'
import { type Example, ExampleNotes, ExampleTexts } from './first-visit.tsx'

/** An example by what it is, in a word. */
type Craft = Example & { craft: string }

type ExamplesProps = {
  examples: readonly [Craft, ...Craft[]]
  /** Fills the form with one. */
  onBegin: (example: Example) => void
}

/** Finished listings, one at a time, with all their parts and the notes that they were made from. */
export function ExampleParts({ examples, onBegin }: ExamplesProps) {
  const [craft, setCraft] = useState(examples[0].craft)
  const example = examples.find((one) => one.craft === craft) ?? examples[0]
  return (
    <>
      <ExampleNotes
        example={{ ...example, more: example.keywords.length - example.focusKeywords.length }}
      />
      <Parts example={example} />
      {/* Below, so that what was read before stays where it is; in one column the shelf above offers the same three. */}
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
      <CardFooter className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Repeat2 aria-hidden="true" />}
          className="max-sm:flex-1"
          onClick={() => onBegin(example)}
        >
          Use this example
        </Button>
        <p className="text-meta text-ink-3">
          Fills the form. No credit is used until you generate.
        </p>
      </CardFooter>
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
