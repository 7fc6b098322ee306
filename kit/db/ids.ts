declare const whose: unique symbol

/** The id of an account, which signs in and pays. Never the id of one of its profiles, even where the two numbers are equal. */
export type AccountId = number & { readonly [whose]: 'account' }

/** The id of one of an account's profiles: the person a session is for. */
export type LearnerId = number & { readonly [whose]: 'profile' }
