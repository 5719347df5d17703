import { initializeApp } from '@firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from '@firebase/auth'
import type { FirebaseSettings } from './firebase-settings.ts'
import { asRefusal, codeOf } from './firebase-errors.ts'
import type { Credentials, Identity, IdentityUser } from './identity.ts'

/** Loaded only where Firebase signs people in: its library is larger than our own screens. */
export function firebaseIdentity(settings: FirebaseSettings): Identity {
  const auth = initializeAuth(initializeApp(settings), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  const signIn = async ({ email, password }: Credentials) => {
    await asked(signInWithEmailAndPassword(auth, email, password))
  }
  return {
    name: 'firebase',
    tokens: {
      current: () => tokenOf(auth.currentUser, false),
      renewed: () => tokenOf(auth.currentUser, true),
    },
    watch: (onReport) =>
      onAuthStateChanged(auth, (user) =>
        onReport(user === null ? { kind: 'nobody' } : { kind: 'user', user: identityUser(user) }),
      ),
    signIn,
    signUp: async ({ email, password }) => {
      await asked(createUserWithEmailAndPassword(auth, email, password))
    },
    signInWithGoogle: async () => {
      const google = new GoogleAuthProvider()
      google.setCustomParameters({ prompt: 'select_account' })
      const came = await asked(signInWithPopup(auth, google, browserPopupRedirectResolver))
      return getAdditionalUserInfo(came)?.isNewUser === true ? 'welcome' : 'welcome_back'
    },
    signOut: () => signOut(auth),
    // A sign-in that is done anew is what tells Firebase's next token its time.
    confirm: signIn,
    requestPasswordReset: async (email) => {
      try {
        await sendPasswordResetEmail(auth, email)
      } catch (error) {
        // Nobody learns here who has an account.
        if (codeOf(error) !== 'auth/user-not-found') throw asRefusal(error)
      }
    },
    freeAddress: null,
    changePassword: null,
  }
}

function identityUser(user: User): IdentityUser {
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password')
  return { id: user.uid, email: user.email ?? '', hasPassword }
}

/** The codes with which Firebase says that the sign-in itself is over. */
const OVER = ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found']

async function tokenOf(user: User | null, isRenewed: boolean): Promise<string | null> {
  try {
    return (await user?.getIdToken(isRenewed)) ?? null
  } catch (error) {
    if (OVER.includes(codeOf(error))) return null
    throw asRefusal(error)
  }
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw asRefusal(error)
  }
}
