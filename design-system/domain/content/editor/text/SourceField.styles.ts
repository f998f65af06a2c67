import { styled } from 'styled-components'
import { controlLook } from '../../../../primitives/field/Field.styles.ts'
import { captionText, inlineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type, radius } = vars

export const SourceBox = styled.div`
  display: grid;
  gap: ${space[2]};
`

/** As high as what is worked in at once; a longer text scrolls inside of it, so that the preview stays beside. */
export const SourceArea = styled.textarea`
  ${controlLook}
  width: 100%;
  height: 60vh;
  min-height: 320px; /* measured: a dozen lines */
  padding: ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${radius.m};
  background: ${semantic.surface.card};
  font: ${type.codeText.font};
  tab-size: 2;
  resize: vertical;
  &:focus-visible {
    border-color: ${semantic.accent.solid};
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
  }
  &[aria-invalid] {
    border-color: ${semantic.negative.text};
  }
  @media ${media.phone} {
    /* Smaller letters make a phone enlarge the page. */
    font-size: ${space[4]};
  }
`

export const SourceBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

/** Words that open the choice of a file. */
export const PictureLabel = styled.label`
  position: relative;
  ${inlineRow(space[2])}
  min-height: ${vars.size.touch};
  padding-inline: ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${radius.m};
  font: ${type.bodyStrong.font};
  cursor: pointer;
  @media ${media.hover} {
    &:hover {
      background: ${semantic.surface.hover};
    }
  }
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`

/** Over the whole of its label, and not seen. */
export const PictureInput = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: pointer;
`

/** How what is written stands to what is kept of it; said as it changes. */
export const SaveNote = styled.output`
  ${inlineRow(space['1-5'])}
  ${captionText}
  &[data-tone='warning'] {
    color: ${semantic.warning.text};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
`
