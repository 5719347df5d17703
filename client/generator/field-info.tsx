import { lazy, memo, Suspense } from 'react'
import { InfoButton } from '#client/ui/info-button.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { FIELD_NAMES, type NamedField } from './field-names.ts'

const FieldHelp = lazy(async () => ({ default: (await import('./field-help.tsx')).FieldHelp }))

/** Opens a field's dialog, with its explanation. */
export const FieldInfo = memo(function FieldInfo({ field }: { field: NamedField }) {
  return (
    <InfoButton about={FIELD_NAMES[field]} title={FIELD_NAMES[field]}>
      <Suspense fallback={<SkeletonLines lines={5} />}>
        <FieldHelp field={field} />
      </Suspense>
    </InfoButton>
  )
})
