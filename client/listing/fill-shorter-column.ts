/**
 * Says on the parts of a wide listing whether its texts stand higher than what is beside them, as they are set now, so
 * that the reasons fill the shorter column. It answers how to stop.
 */
export function fillShorterColumn(parts: HTMLElement | null): (() => void) | undefined {
  const [texts, beside] = parts?.children ?? []
  if (!parts || !texts || !beside) return undefined
  const observer = new ResizeObserver(() => {
    parts.dataset['taller'] = texts.clientHeight > beside.clientHeight ? 'texts' : 'beside'
  })
  observer.observe(texts)
  observer.observe(beside)
  return () => observer.disconnect()
}
