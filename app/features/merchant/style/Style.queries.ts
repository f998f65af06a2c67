import { gql } from '../../../__generated__/gql.ts'

/** A store of the viewer, as its payers see it. */
export const MerchantStyleQuery = gql(`
  query MerchantStyle($accountId: ID!) {
    merchantAccount(accountId: $accountId) {
      accountId
      look {
        ...WholeLook @unmask
      }
      customCss {
        link
        fetchedAt
      }
    }
  }

  fragment WholeLook on MerchantLook {
    title
    merchantId
    isApproved
    showName
    showLogo
    showMerchantId
    showLocaleSelection
    defaultLocale
    style {
      textColor
      backgroundColor1
      backgroundColor2
      buttonTextColor
      buttonBackgroundColor
      background {
        ...WholePicture @unmask
      }
    }
    colors {
      text
      primary
      primaryDisabled
      additional
      success
      fail
      warning
    }
    logo {
      ...WholePicture @unmask
    }
    customCssUrl
  }

  fragment WholePicture on MerchantPicture {
    url
    thumbnailUrl
    width
    height
    name
    size
  }
`)

/** Keeps a look; one whose text cannot be read is refused. */
export const SaveMerchantStyleMutation = gql(`
  mutation SaveMerchantStyle($accountId: ID!, $input: UpdateMerchantAccountInput!) {
    updateMerchantAccount(accountId: $accountId, input: $input) {
      accountId
      look {
        ...WholeLook
      }
    }
  }
`)

export const RemoveMerchantLogoMutation = gql(`
  mutation RemoveMerchantLogo($accountId: ID!) {
    removeMerchantLogo(accountId: $accountId) {
      accountId
      look {
        ...WholeLook
      }
    }
  }
`)

export const RemoveMerchantBackgroundMutation = gql(`
  mutation RemoveMerchantBackground($accountId: ID!) {
    removeMerchantBackground(accountId: $accountId) {
      accountId
      look {
        ...WholeLook
      }
    }
  }
`)

/** Fetches the style sheet behind a link and keeps it, or with null removes it; one that says more than it may is refused. */
export const SetMerchantCssMutation = gql(`
  mutation SetMerchantCss($accountId: ID!, $input: SetMerchantCssInput!) {
    setMerchantCss(accountId: $accountId, input: $input) {
      accountId
      look {
        ...WholeLook
      }
      customCss {
        link
        fetchedAt
      }
    }
  }
`)

/** A link by which anybody sees a look for a week. */
export const ShareMerchantLookMutation = gql(`
  mutation ShareMerchantLook($accountId: ID!, $input: ShareMerchantLookInput!) {
    shareMerchantLook(accountId: $accountId, input: $input) {
      token
      expiresAt
    }
  }
`)

/** The look that a link shows. */
export const SharedLookQuery = gql(`
  query SharedLook($token: String!) {
    sharedMerchantLook(input: { token: $token }) {
      ...WholeLook @unmask
    }
  }
`)
