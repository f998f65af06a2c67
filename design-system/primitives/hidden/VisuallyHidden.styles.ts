import { css, styled } from 'styled-components'

/** There for screen readers and focus, not for the eye. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px; /* measured: the smallest box that screen readers still read */
  height: 1px; /* measured: as above */
  margin: -1px; /* measured: takes back the box */
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const HiddenRoot = styled.span`
  ${visuallyHidden}
`
