import { ContentStates } from '../text/article/ContentStates.tsx'
import type { ContentState } from '../text/contentState.ts'
import { CoinWalletView } from './CoinWalletView.tsx'
import type { CoinWalletViewProps } from './CoinWalletView.tsx'

/** The page on a coin's wallet, whatever has become of asking for it. */
export function CoinWalletContent({ content }: { content: ContentState<CoinWalletViewProps> }) {
  return <ContentStates content={content}>{wallet => <CoinWalletView {...wallet} />}</ContentStates>
}
