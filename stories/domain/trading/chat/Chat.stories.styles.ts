import { styled } from 'styled-components'

/** The place that a trade's page gives its chat. */
export const ChatPlace = styled.div`
  display: flex;
  flex-direction: column;
  width: min(424px, 100%);
  height: 640px;
`
