import { styled } from 'styled-components'
import { row } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

/** In the place of the connection's banner, and as tall: the two are not shown together. */
export const NewVersionRoot = styled.output`
  position: sticky;
  top: ${vars.size.header};
  z-index: ${vars.z.sticky};
  flex: none;
  display: block;
  @media ${media.phone} {
    top: ${vars.size.topBar};
  }
`

/** The whole bar is the target. */
export const NewVersionButton = styled.button`
  ${row(space[2])}
  justify-content: center;
  width: 100%;
  min-height: ${vars.size.touch};
  padding: ${space[2]} ${space[4]};
  border: 0;
  cursor: pointer;
  font: inherit;
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
  background: ${semantic.accent.soft};
  box-shadow: inset 0 calc(${vars.borderWidth.hairline} * -1) ${semantic.accent.border};
  &:hover {
    background: ${semantic.accent.softHover};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.width} * -1);
  }
`
