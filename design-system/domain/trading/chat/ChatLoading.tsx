import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ChatRoot } from './Chat.styles.ts'
import { GhostBubble, Ghosts } from './ChatLoading.styles.ts'

/** A conversation that is coming. */
export function ChatLoading() {
  const t = useT('common')
  return (
    <ChatRoot>
      <Loading label={t('state.loading')}>
        <Ghosts>
          {[false, true, false].map((isMine, index) => (
            <GhostBubble key={index} data-mine={isMine}>
              <Skeleton width={isMine ? 'most' : 'full'} />
              <Skeleton width="half" />
            </GhostBubble>
          ))}
        </Ghosts>
      </Loading>
    </ChatRoot>
  )
}
