/**
 * What Firebase needs of Google's script: a frame that reports what the window has found out. Here
 * the window tells the page itself, so there is no frame.
 */
export const googlesScript = `
{
  const handlers = new Map()
  const frame = {
    restyle: async () => undefined,
    ping: async (ready) => ready(),
    register: (name, handle) => handlers.set(name, handle),
    send: (_name, _message, answer) => {
      // The library throws after it has taken any answer; Google's own script takes no notice.
      try { answer([{ webStorageSupport: true }]) } catch {}
    },
  }
  addEventListener('message', ({ data }) => data.authEvent && handlers.get('authEvent')(data))
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: (_options, opened) => opened(frame) }),
    },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
}
`

/** The window in which Google asks, with one account to choose. */
export const googlesWindow = `
<!doctype html><title>Google</title><button>Wren Porter</button>
<script>
  const claims = { sub: 'wren-1', email: 'wren.porter@example.com', email_verified: true, name: 'Wren Porter' }
  const answer = () => {
    opener.postMessage({
      authEvent: {
        type: 'signInViaPopup',
        eventId: new URLSearchParams(location.search).get('eventId'),
        urlResponse: location.href,
        sessionId: 'session',
        postBody: new URLSearchParams({ id_token: JSON.stringify(claims), providerId: 'google.com' }).toString(),
        tenantId: null,
        error: null,
      },
    }, '*')
    close()
  }
  // The window goes with its answer, so the press of the button has to be over before.
  document.querySelector('button').onclick = () => setTimeout(answer, 200)
</script>
`
