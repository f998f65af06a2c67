import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'
import { Log } from './Chat.styles.ts'
import { Bubble } from './message/MessageBubble.styles.ts'

const { space } = vars

export const Ghosts = Log

export const GhostBubble = styled(Bubble)`
  display: grid;
  gap: ${space[2]};
  width: 60%;
  padding-block: ${space[3]};
  &[data-mine='true'] {
    justify-self: end;
  }
`
