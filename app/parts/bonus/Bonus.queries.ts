import { gql } from '../../__generated__/gql.ts'

/** What an invitation brings, and whose it is. */
export const BonusProgramQuery = gql(`
  query BonusProgram($userName: String, $code: String) {
    bonusProgram(userName: $userName, code: $code) {
      ...BonusProgramParts @unmask
    }
  }

  fragment BonusProgramParts on BonusProgram {
    inviterBonus {
      amount
      asset
    }
    inviteeBonus {
      amount
      asset
    }
    firstTradeLeast {
      amount
      asset
    }
    coin
    inviter {
      userName
      code
    }
  }
`)

/** How far the viewer's bonuses are, and by which terms. */
export const OwnBonusesQuery = gql(`
  query OwnBonuses {
    checkoutBonus {
      own {
        inviterName
        isConfirmed
        state
        reason
        amount {
          amount
          asset
        }
        usd {
          amount
          asset
        }
        earnedAt
        paidAt
      }
      paid
      earned {
        amount
        asset
      }
      invited {
        userName
        state
        reason
        amount {
          amount
          asset
        }
        usd {
          amount
          asset
        }
        earnedAt
        paidAt
      }
    }
    bonusProgram {
      ...BonusProgramParts @unmask
    }
  }
`)

/** What comes back of the viewer's fees. */
export const CashbacksQuery = gql(`
  query Cashbacks {
    cashbacks {
      running {
        from
        until
        coins {
          ...CashbackCoin @unmask
        }
        carried {
          ...CashbackCoin @unmask
        }
        worth {
          amount
          asset
        }
        least {
          amount
          asset
        }
        missing {
          amount
          asset
        }
      }
      paid {
        from
        until
        paidAt
        coins {
          amount
          asset
        }
        worth {
          amount
          asset
        }
      }
    }
  }

  fragment CashbackCoin on CashbackCoin {
    fee {
      amount
      asset
    }
    cashback {
      amount
      asset
    }
  }
`)
