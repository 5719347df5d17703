import { ITEM_COLUMNS } from '#contract/batches/columns.ts'
import { EXAMPLE_ITEMS } from './template-file.ts'

const COLUMNS = ['listingTitle', 'productType', 'keywords'] as const

/** What a file looks like in a spreadsheet: a line of headings, and a line for each item. */
export function ExampleFile() {
  return (
    <figure className="grid gap-3">
      <figcaption className="text-small text-ink-2">
        <b className="font-semibold text-ink">A line for each item.</b> Three columns are enough.
      </figcaption>
      <div className="overflow-hidden rounded-md border border-line-control bg-field">
        <table className="sheet-example">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Row</span>
              </th>
              {COLUMNS.map((field) => (
                <th key={field} scope="col">
                  {ITEM_COLUMNS.find((column) => column.field === field)?.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {EXAMPLE_ITEMS.map((item, at) => (
              <tr key={item.listingTitle}>
                {/* The headings are line 1. */}
                <th scope="row">{at + 2}</th>
                {COLUMNS.map((field) => (
                  <td key={field}>{item[field]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-meta text-ink-2">
        The template also has SKU, focus keywords, style and length. Leave empty what you do not
        need.
      </p>
    </figure>
  )
}
