import { styled } from 'styled-components'
import { captionText, inlineRow } from '../../../../../theme/mixins.ts'
import { visuallyHidden } from '../../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, space } = vars

export const DraftRoot = styled.output`
  ${inlineRow(space[2])}
  margin-inline-start: auto;
  ${captionText}
  &[data-status='failed'] {
    color: ${semantic.warning.text};
  }
  /* A phone's header has room for the cloud alone; what is not saved is said. */
  @media ${media.phone} {
    &:not([data-status='failed']) > span {
      ${visuallyHidden}
    }
  }
`
