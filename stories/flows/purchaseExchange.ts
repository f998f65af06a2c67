import { accountAnswers } from '../pages/accountAnswers.ts'
import { marketAnswers } from '../pages/marketAnswers.ts'
import { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'
import { tradeExchange } from './tradeExchange.ts'

/** An exchange on which somebody buys: its market, and the one trade that they open there. */
export function purchaseExchange() {
  const { answers, release } = tradeExchange('new', 'buyer')
  const openTrade = () => storyTradeAnswer('new', 'buyer')
  return { answers: { ...accountAnswers, ...marketAnswers, ...answers, openTrade }, release }
}
