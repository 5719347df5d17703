/**
 * Says on the parts of a wide listing whether its texts stand higher than what is beside them, as they are set now, so
 * that the reasons fill the shorter column. It answers how to stop.
 */
export function fillShorterColumn(parts: HTMLElement | null): (() => void) | undefined {
  const [texts, beside] = parts?.children ?? []
  if (!parts || !texts || !beside) return undefined
  const measure = () => {
    parts.dataset['taller'] = texts.clientHeight > beside.clientHeight ? 'texts' : 'beside'
  }
  measure()
  // In the next frame: what is around it is measured in this one.
  const observer = new ResizeObserver(() => void requestAnimationFrame(measure))
  observer.observe(texts)
  observer.observe(beside)
  return () => observer.disconnect()
}
