import { styled } from 'styled-components'

/** Scrolls sideways where it does not fit. */
export const Scrolled = styled.div`
  min-width: 0;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
`
